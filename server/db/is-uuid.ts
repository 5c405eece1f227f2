/** Ids of ours are uuids; anything else cannot exist and must not reach a uuid column. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}
