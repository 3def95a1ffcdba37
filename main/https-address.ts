/**
 * Whether a text is an address this app may talk to: encrypted, and without a name or password, which
 * would end up in logs. Plain http would let the network choose what is installed or read.
 */
export function isHttpsAddress(text: string): boolean {
  if (text.length > 300 || /\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
