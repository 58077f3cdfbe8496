/**
 * Area of a sheet.
 *
 * @param {number} width in centimetres
 * @param {number} [height=width] in centimetres
 * @returns {number} square centimetres
 * @example
 * area(20, 30)
 */
export function area(width: number, height = width): number {
  return width * height;
}
