/** Removes everything that a browser stores under a user's id, once their account is deleted. */
export function forgetPerson(storages: readonly Storage[], userId: string): void {
  for (const storage of storages) {
    const names = Array.from({ length: storage.length }, (_, place) => storage.key(place));
    for (const name of names) if (name?.includes(userId)) storage.removeItem(name);
  }
}
