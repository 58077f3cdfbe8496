/** Function that the frame gives to a program: it throws once the loops of one turn have taken too long. */
export const GUARD = '__guardLoop';
