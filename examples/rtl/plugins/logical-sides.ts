const SIDES = { left: 'start', right: 'end' };

interface Declaration {
  prop: string;
  value: string;
}

/** Replaces left and right with the start and end of a line. */
export const logicalSides = {
  postcssPlugin: 'logical-sides',
  Declaration(declaration: Declaration) {
    const { prop, value } = declaration;
    const toSide = (side: string) => SIDES[side as keyof typeof SIDES];
    if (prop === 'text-align') declaration.value = value.replace(/left|right/, toSide);
    else if (prop === 'float') declaration.value = value.replace(/left|right/, side => `inline-${toSide(side)}`);
    // Together with a transform, `left: 50%` centers an element in both directions.
    else if (value !== '50%')
      declaration.prop = prop
        .replace(/^(left|right)$/, 'inset-$1')
        .replace(/^(inset|margin|padding|border)-(left|right)/, (_, name, side) => `${name}-inline-${toSide(side)}`);
  },
};
