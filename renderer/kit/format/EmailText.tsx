/** An e-mail address that, where it is too long, breaks after its @ instead of inside a word. */
export function EmailText({ address }: { readonly address: string }) {
  const [user, domain] = address.split('@');
  if (domain === undefined) return address;
  return (
    <>
      {user}@<wbr />
      {domain}
    </>
  );
}
