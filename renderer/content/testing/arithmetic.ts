type Token = number | '+' | '−' | '×' | '÷' | '(' | ')';

const NUMBER = /^\$?(\d[\d,]*(?:\.\d+)?)(?:\s*(%|million))?/;

const isOperator = (sign: string): sign is Exclude<Token, number> => '+−×÷()'.includes(sign);

function amountOf(digits: string, unit: string | undefined): number {
  const value = Number(digits.replaceAll(',', ''));
  if (unit === '%') return value / 100;
  return unit === 'million' ? value * 1_000_000 : value;
}

/** Ignores words between the numbers, as in `80 units × $350`. They are for the reader only. */
function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let rest = line.trim();
  while (rest !== '') {
    const [sign = ''] = rest;
    const number = NUMBER.exec(rest);
    const word = /^[A-Za-z][A-Za-z’-]*/.exec(rest);
    if (number) tokens.push(amountOf(number[1] ?? '', number[2]));
    else if (isOperator(sign)) tokens.push(sign);
    else if (!word) throw new Error(`Unexpected character “${sign}” in “${line}”.`);
    rest = rest.slice((number ?? word ?? [sign])[0].length).trimStart();
  }
  return tokens;
}

/** Evaluates a line such as `($1,450,000 ÷ 1.45) ÷ 7.49%`. */
export function evaluate(line: string): number {
  const tokens = tokensOf(line);
  let at = 0;

  function factor(): number {
    const token = tokens[at++];
    if (token === '−') return -factor();
    if (typeof token === 'number') return token;
    if (token !== '(') throw new Error(`Missing number in “${line}”.`);
    const inside = sum();
    if (tokens[at++] !== ')') throw new Error(`Missing closing parenthesis in “${line}”.`);
    return inside;
  }

  function product(): number {
    let value = factor();
    while (tokens[at] === '×' || tokens[at] === '÷') {
      value = tokens[at++] === '×' ? value * factor() : value / factor();
    }
    return value;
  }

  function sum(): number {
    let value = product();
    while (tokens[at] === '+' || tokens[at] === '−') {
      value = tokens[at++] === '+' ? value + product() : value - product();
    }
    return value;
  }

  const value = sum();
  if (at !== tokens.length) throw new Error(`Missing operator in “${line}”.`);
  return value;
}

export const isCalculation = (line: string): boolean => /[÷×]|\d[\s%)]*[−+]/.test(line);

/** True if `value` equals the number in `result`, rounded to the precision of `result`. */
export function agrees(value: number, result: string): boolean {
  const [shown, minus, digits = '', unit] =
    /(−?)\$?(\d[\d,]*(?:\.\d+)?)(?:\s*(%|million))?/.exec(result) ?? [];
  if (shown === undefined) return false;
  const decimals = digits.split('.')[1]?.length ?? 0;
  const scale = amountOf('1', unit);
  const said = amountOf(digits, unit) * (minus ? -1 : 1);
  return Math.abs(value - said) <= (0.5 / 10 ** decimals) * scale * (1 + 1e-9);
}
