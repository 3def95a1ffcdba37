/**
 * Returns the markup errors in a page's file. Runs in the browser and compares its parser's elements with those the
 * file names; they differ where the parser had to fix something.
 */
export function findHtmlErrors(html: string): string[] {
  // Neither is markup, and inline styles would be checked against the reader page's CSP.
  const file = html.replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '');
  const page = new DOMParser().parseFromString(file, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const shown = (element: Element) => element.outerHTML.slice(0, 120);

  const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
  const written = [...file.matchAll(/<(\/?[a-z][\w-]*)(?:[^>"]|"[^"]*")*?(\/?)>/gi)].flatMap(
    ([, tag = '', isClosed]) => {
      const isShort = isClosed === '/' && !empty.test(tag);
      return isShort ? [tag, `/${tag}`] : [tag];
    },
  );
  const parsed: string[] = [];
  const walk = (element: Element): void => {
    parsed.push(element.localName);
    for (const child of element.children) walk(child);
    if (!empty.test(element.localName)) parsed.push(`/${element.localName}`);
  };
  walk(page.documentElement);
  const place = parsed.findIndex((tag, at) => tag.toLowerCase() !== written[at]?.toLowerCase());
  const around = (tags: readonly string[]) =>
    tags.slice(Math.max(0, place - 3), place + 2).join(' ');
  const mended =
    place === -1 && parsed.length === written.length
      ? []
      : [`the file has ${around(written)}, the page ${around(parsed)}`];

  const levels = all('h1, h2, h3, h4, h5, h6').map(({ localName }) => Number(localName.slice(1)));
  const leaps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);

  const ids = all('[id]').map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const pointers = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'headers'];
  const lost = pointers.flatMap((name) =>
    all(`[${name}]`).flatMap((element) =>
      (element.getAttribute(name) ?? '').split(/\s+/).filter((id) => !ids.includes(id)),
    ),
  );

  const wrong = {
    'inside each other': all('a, button, summary, label').filter((element) =>
      element.querySelector('a, button, summary'),
    ),
    'in a list': all('ul > :not(li), ol > :not(li), dl > :not(dt, dd, div)'),
    'outside a list': all('li').filter((item) => !item.parentElement?.matches('ul, ol, menu')),
    'a term without its list': all('dt, dd').filter(
      (item) => !item.parentElement?.matches('dl, dl > div'),
    ),
    'a block in a line': all('p, h1, h2, h3, h4, span, strong').filter((element) =>
      element.querySelector('div, section, ul, ol, dl, table, figure, p, h1, h2, h3'),
    ),
    'without words': all('h1, h2, h3, h4, a, button, th, summary, figcaption').filter(
      (element) => !/\S/.test(element.textContent + (element.getAttribute('aria-label') ?? '')),
    ),
    'a picture without size or words': all('img').filter((image) =>
      ['alt', 'width', 'height'].some((name) => !image.hasAttribute(name)),
    ),
    'a day that is none': all('time').filter(
      (time) => !/^\d{4}-\d\d-\d\d$/.test(time.getAttribute('datetime') ?? ''),
    ),
  };
  return [
    ...mended,
    ...leaps.map((level) => `a heading of level ${level} without one above it`),
    ...twice.map((id) => `the id ${id} twice`),
    ...lost.map((id) => `a pointer to ${id}, which is nowhere`),
    ...Object.entries(wrong).flatMap(([what, elements]) =>
      elements.map((element) => `${what}: ${shown(element)}`),
    ),
  ];
}
