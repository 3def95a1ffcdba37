import { beforeEach, expect, it } from 'vitest';
import { findRanges } from './findRanges.ts';

/** jsdom has no layout; everything not hidden by an attribute counts as visible. */
beforeEach(() => {
  Element.prototype.checkVisibility = function checkVisibility() {
    return this.closest('[hidden]') === null;
  };
});

function matches(html: string, query: string): string[] {
  document.body.innerHTML = html;
  return findRanges(document.body, query).map(String);
}

it('finds text regardless of case, more than once', () => {
  expect(matches('<p>Rent roll. The rent roll of May.</p>', 'RENT roll')).toEqual([
    'Rent roll',
    'rent roll',
  ]);
});

it('finds text that spans inline elements but not two paragraphs', () => {
  expect(matches('<p>Memory <b>care</b> unit</p>', 'memory care unit')).toEqual([
    'Memory care unit',
  ]);
  expect(matches('<p>Memory</p><p>care</p>', 'memorycare')).toEqual([]);
});

it('skips hidden text, scripts, and the find bar', () => {
  const html =
    '<p hidden>census</p><script>census</script><div data-find="skip">census</div><p>Census</p>';
  expect(matches(html, 'census')).toEqual(['Census']);
});

it('finds nothing for an empty query', () => {
  expect(matches('<p>a b</p>', ' ')).toEqual([]);
});
