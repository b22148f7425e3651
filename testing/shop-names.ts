// Names of shops for tests. A random one may be refused: `Shop 7aeba0` reads as somebody's mark, one in 37,000.
let count = 0;

/** A shop's name that no other shop of this process has, and that is nobody's mark. */
export function uniqueShopName(first = 'Shop'): string {
  count += 1;
  return `${first} ${count}`;
}
