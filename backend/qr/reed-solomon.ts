/** Multiplies in GF(2⁸) modulo x⁸+x⁴+x³+x²+1, the field of QR codes. */
function multiply(x: number, y: number): number {
  let z = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    z = (z << 1) ^ ((z >>> 7) * 0x11d);
    z ^= ((y >>> bit) & 1) * x;
  }
  return z & 0xff;
}

/** The generator polynomial of a degree, without its leading 1. */
function generator(degree: number): number[] {
  const result = [...new Array<number>(degree - 1).fill(0), 1];
  let root = 1;
  for (let round = 0; round < degree; round += 1) {
    for (let i = 0; i < degree; i += 1) {
      result[i] = multiply(result[i] ?? 0, root) ^ (result[i + 1] ?? 0);
    }
    root = multiply(root, 2);
  }
  return result;
}

/** The bytes that let a scanner repair `data`: the remainder of its division by the generator. */
export function errorCorrection(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const result = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    divisor.forEach((coefficient, i) => {
      result[i] = (result[i] ?? 0) ^ multiply(coefficient, factor);
    });
  }
  return result;
}
