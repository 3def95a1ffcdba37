import { expect, it } from 'vitest';
import { liftStyles } from './liftStyles.ts';

it('what elements look like is said in a sheet, once for those alike', () => {
  const drawn =
    '<i style="block-size:30rem"></i><b style="block-size:30rem"></b><u style="inline-size:40%"></u>';
  expect(liftStyles(drawn)).toEqual({
    html: '<i data-style="0"></i><b data-style="0"></b><u data-style="1"></u>',
    css: '[data-style="0"]{block-size:30rem}[data-style="1"]{inline-size:40%}',
  });
});

it('a style that could end the sheet is left out', () => {
  expect(liftStyles('<i style="--a:&lt;/style>"></i>')).toEqual({ html: '<i></i>', css: '' });
});

it('a text about styles stays as it was written', () => {
  const text = '<p> style=&quot;color:red&quot;</p>';
  expect(liftStyles(text)).toEqual({ html: text, css: '' });
});
