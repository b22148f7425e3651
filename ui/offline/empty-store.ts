/**
 * Empties one store of this browser's own database: small, because it must be there at once when somebody leaves. The
 * name of the database and of its store are those of who fills it. Never rejects: where there is none, nothing is kept.
 */
export function emptyStore(database: string, store: string): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => resolve();
    try {
      const opening = indexedDB.open(database);
      opening.onupgradeneeded = () => opening.result.createObjectStore(store);
      opening.onerror = end;
      opening.onsuccess = () => {
        const emptying = opening.result.transaction(store, 'readwrite');
        emptying.objectStore(store).clear();
        emptying.oncomplete = end;
        emptying.onabort = end;
      };
    } catch {
      // Forbidden, or of another shape: there is nothing of ours in it.
      end();
    }
  });
}
