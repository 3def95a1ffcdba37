/**
 * True for an allowed address: https, and without credentials, which would end up in logs. With plain http, the
 * network could change what is installed or read.
 */
export function isHttpsAddress(text: string): boolean {
  if (text.length > 300 || /\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
