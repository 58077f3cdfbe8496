/** Function that the frame passes to a program: it throws when loops take too long in one turn of the event loop. */
export const GUARD = '__guardLoop';
