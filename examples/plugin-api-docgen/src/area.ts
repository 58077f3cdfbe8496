/**
 * Area of a sheet.
 *
 * @param {number} width in centimeters
 * @param {number} [height=width] in centimeters
 * @returns {number} square centimeters
 * @example
 * area(20, 30)
 */
export function area(width: number, height = width): number {
  return width * height;
}
