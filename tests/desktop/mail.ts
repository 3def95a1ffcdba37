/** The secret key of each workspace that the tests serve: captured mail needs it. */
export const secretKeys = new Map<string, string>();

/** The token of the link in the newest letter to an address. */
export async function tokenHash(workspace: string, address: string): Promise<string> {
  const answer = await fetch(`${workspace}/_local/mail.json?to=${encodeURIComponent(address)}`, {
    headers: { apikey: secretKeys.get(workspace) ?? '' },
  });
  const { messages } = (await answer.json()) as { messages: { text: string }[] };
  const link = /https?:\/\/\S+/.exec(messages[0]?.text ?? '')?.[0] ?? '';
  return new URL(link).searchParams.get('token_hash') ?? '';
}
