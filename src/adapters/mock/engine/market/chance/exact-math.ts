/**
 * Exponential, logarithm and the normal distribution from additions, multiplications and divisions alone. Those are
 * fixed to the last bit by IEEE 754, while Math.exp and Math.log may differ between engines: with them the same seed
 * could give another market on another device.
 */
const ln2 = 0.6931471805599453;

/** e^x for |x| below about 700; relative error below 1e-15. */
export function expOf(x: number): number {
  const halvings = Math.round(x / ln2);
  const rest = x - halvings * ln2;
  let sum = 1;
  let term = 1;
  for (let order = 1; order < 16; order += 1) {
    term *= rest / order;
    sum += term;
  }
  for (let step = 0; step < halvings; step += 1) sum *= 2;
  for (let step = 0; step > halvings; step -= 1) sum /= 2;
  return sum;
}

/** Natural logarithm of a positive number; relative error below 1e-15. */
export function logOf(value: number): number {
  let mantissa = value;
  let exponent = 0;
  while (mantissa > 1.5) {
    mantissa /= 2;
    exponent += 1;
  }
  while (mantissa < 0.75) {
    mantissa *= 2;
    exponent -= 1;
  }
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let power = ratio;
  let sum = 0;
  for (let order = 1; order < 27; order += 2) {
    sum += power / order;
    power *= square;
  }
  return 2 * sum + exponent * ln2;
}

const near = [
  2.506628277459239, -30.66479806614716, 138.357751867269, -275.9285104469687, 220.9460984245205, -39.69683028665376,
];
const nearUnder = [1, -13.28068155288572, 66.80131188771972, -155.6989798598866, 161.5858368580409, -54.47609879822406];
const far = [
  2.938163982698783, 4.374664141464968, -2.549732539343734, -2.400758277161838, -0.3223964580411365,
  -0.007784894002430293,
];
const farUnder = [1, 3.754408661907416, 2.445134137142996, 0.3224671290700398, 0.007784695709041462];

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((total, coefficient) => total * x + coefficient, 0);

/** The value a standard normal variable stays below with the given probability (Acklam's rational approximation, relative error 1.2e-9). */
export function normalQuantile(probability: number): number {
  if (probability > 0.5) return -normalQuantile(1 - probability);
  if (probability < 0.02425) {
    const tail = Math.sqrt(-2 * logOf(probability));
    return polynomial(far, tail) / polynomial(farUnder, tail);
  }
  const offset = probability - 0.5;
  const square = offset * offset;
  return (offset * polynomial(near, square)) / polynomial(nearUnder, square);
}
