/** Documents by name, kept by the browser (IndexedDB): what is kept stays when the page is closed. */
const STORE = 'documents'

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error as Error)
  })

export class Shelf {
  private constructor(private readonly database: IDBDatabase | undefined) {}

  /** Where the browser lets nothing be kept, as in some private windows, the shelf is empty and takes nothing. */
  static async open(): Promise<Shelf> {
    try {
      const asked = indexedDB.open('scholars-pocket', 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE)
      return new Shelf(await settled(asked))
    } catch {
      return new Shelf(undefined)
    }
  }

  /** Every document, with its name. */
  async all(): Promise<[string, string][]> {
    if (!this.database) return []
    const store = this.database.transaction(STORE).objectStore(STORE)
    const [names, documents] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())])
    return names.map((name, place) => [String(name), String(documents[place])])
  }

  /** Keeps a document, or no longer; when this returns it is on the disk. It is refused where there is no room. */
  async keep(name: string, document: string | null): Promise<void> {
    if (!this.database) {
      if (document === null) return
      throw new Error('nothing can be kept here')
    }
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
