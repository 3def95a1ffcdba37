/**
 * Returns elements and attributes in a document that would run, load or send something because of user text. Also
 * runs in pages.
 */
export function findUnsafeContent(document: Document, elsewhere: string): string[] {
  const found: string[] = [];
  const LEADS = [
    'href',
    'src',
    'srcset',
    'action',
    'formaction',
    'poster',
    'data',
    'ping',
    'style',
  ];
  for (const element of document.querySelectorAll('*')) {
    const { tagName } = element;
    if (/^(?:base|iframe|object|embed|frame)$/i.test(tagName) && element.id !== 'own')
      found.push(tagName);
    if (/^(?:script|style)$/i.test(tagName) && element.getAttribute('type') === null) {
      if (/ran=|elsewhere/.test(element.textContent ?? '')) found.push(`${tagName} of somebody`);
    }
    for (const { name, value } of element.attributes) {
      const isLead = LEADS.includes(name) || name.endsWith(':href');
      const leads = isLead && (/^\W*javascript:/i.test(value) || value.includes(elsewhere));
      // A mailto link to an address the user wrote is allowed.
      if (/^on/i.test(name) || (leads && !value.startsWith('mailto:')))
        found.push(`${tagName} ${name}=${value}`);
    }
  }
  return found;
}
