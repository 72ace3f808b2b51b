const side = 100;
/** Room above the highest and below the lowest point. */
const room = 8;

/** A line through the points from the left edge to the right one, and the area below it, in a square of 100. */
export function areaOf(points: readonly number[]): { readonly line: string; readonly ground: string } {
  const least = Math.min(...points);
  const range = Math.max(...points) - least || 1;
  const last = Math.max(1, points.length - 1);
  const places = points.map((point, index) => {
    const x = (index / last) * side;
    const y = side - room - ((point - least) / range) * (side - 2 * room);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  const line = `M${places.join('L')}`;
  return { line, ground: `${line}L${side} ${side}L0 ${side}Z` };
}
