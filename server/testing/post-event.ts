/** Posts what another service tells by itself, as it does: it follows no redirect. Answers the status; 0 for no answer. */
export async function postEvent(
  url: string,
  event: { headers: Record<string, string>; body: string },
): Promise<number> {
  try {
    const reply = await fetch(url, { method: 'POST', ...event, redirect: 'manual' });
    await reply.arrayBuffer();
    return reply.status;
  } catch {
    return 0;
  }
}
