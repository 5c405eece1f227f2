/** Posts another service's event as it does: without following redirects. Returns the status; 0 for no response. */
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
