import { expect, it } from 'vitest';
import { extractInlineStyles } from './extractInlineStyles.ts';

it('moves element styles to a stylesheet, once per distinct style', () => {
  const markup =
    '<i style="block-size:30rem"></i><b style="block-size:30rem"></b><u style="inline-size:40%"></u>';
  expect(extractInlineStyles(markup)).toEqual({
    html: '<i data-style="0"></i><b data-style="0"></b><u data-style="1"></u>',
    css: '[data-style="0"]{block-size:30rem}[data-style="1"]{inline-size:40%}',
  });
});

it('drops a style that could end the stylesheet', () => {
  expect(extractInlineStyles('<i style="--a:&lt;/style>"></i>')).toEqual({
    html: '<i></i>',
    css: '',
  });
});

it('leaves text about styles unchanged', () => {
  const text = '<p> style=&quot;color:red&quot;</p>';
  expect(extractInlineStyles(text)).toEqual({ html: text, css: '' });
});
