// Cookies of the storefront: what a page was told to remember. None of them is for following anybody.

/** Every cookie of a request, in the order the browser sends them: of one path, the oldest comes first. */
export function cookiesOf(header: string | undefined): { readonly name: string; readonly value: string }[] {
  return (header ?? '').split(';').flatMap((part) => {
    const [name = '', ...rest] = part.trim().split('=');
    return name === '' || rest.length === 0 ? [] : [{ name, value: rest.join('=') }];
  });
}

export function readCookie(header: string | undefined, name: string): string | undefined {
  return cookiesOf(header).find((cookie) => cookie.name === name)?.value;
}

type Keeping = { readonly days: number; readonly isSecure: boolean };

/** The `Set-Cookie` header of a cookie for the whole site, for no script to read; without a value it is forgotten. */
export function setCookie(name: string, value: string, { days, isSecure }: Keeping): string {
  const seconds = value === '' ? 0 : days * 86_400;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
