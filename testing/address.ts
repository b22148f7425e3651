// Buyers of tests sit at addresses of their own, and shops of one test app have names of their own, as everywhere.

let buyers = 0;

/** The address of another buyer, in a network of its own. */
export function testAddress(): string {
  buyers += 1;
  return `10.${(buyers >> 8) % 256}.${buyers % 256}.1`;
}

/** Names for the shops of one test app: the second of a name is told from the first by its number. */
export function testNames(): (shopName: string) => string {
  const named = new Map<string, number>();
  return (shopName) => {
    const count = (named.get(shopName) ?? 0) + 1;
    named.set(shopName, count);
    return count === 1 ? shopName : `${shopName} ${count}`;
  };
}
