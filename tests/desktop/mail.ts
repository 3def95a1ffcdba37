/** Secret keys of the workspaces under test, needed to read captured mail. */
export const secretKeys = new Map<string, string>();

/** Returns the link's token in the newest email to an address. */
export async function getLinkTokenHash(workspace: string, address: string): Promise<string> {
  const response = await fetch(`${workspace}/_local/mail.json?to=${encodeURIComponent(address)}`, {
    headers: { apikey: secretKeys.get(workspace) ?? '' },
  });
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  const link = /https?:\/\/\S+/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token_hash') ?? '';
}
