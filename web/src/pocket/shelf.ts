/** Documents by name, kept by the browser (IndexedDB): what is kept stays when the page is closed. */
const STORE = 'documents'

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error as Error)
  })

export class Shelf {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Shelf> {
    const asked = indexedDB.open('scholars-pocket', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
    return new Shelf(await settled(asked))
  }

  /** Every document, with its name. */
  async all(): Promise<[string, string][]> {
    const store = this.database.transaction(STORE).objectStore(STORE)
    const [names, documents] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())])
    return names.map((name, place) => [String(name), String(documents[place])])
  }

  /** Keeps a document, or no longer; when this returns it is on the disk. */
  keep(name: string, document: string | null): Promise<void> {
    const change = this.database.transaction(STORE, 'readwrite', { durability: 'strict' })
    const store = change.objectStore(STORE)
    if (document === null) store.delete(name)
    else store.put(document, name)
    return new Promise((resolve, reject) => {
      change.oncomplete = () => resolve()
      change.onabort = () => reject(change.error as Error)
    })
  }
}
