/** An email that wraps after its @ if too long. */
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
