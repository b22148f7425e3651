// Where a person can be reached: how it is typed, kept and shown to those who need not know all of it.

/** A telephone number as it is kept (E.164), from however it was typed; '' stays ''. */
export function phoneOf(typed: string): string {
  const plain = typed.normalize('NFKC').replaceAll(/[\s().\-‐–/]/g, '');
  return plain.startsWith('00') ? `+${plain.slice(2)}` : plain;
}

export function isPhone(phone: string): boolean {
  return /^\+[1-9][0-9]{6,14}$/.test(phone);
}

export function emailOf(typed: string): string {
  return typed.normalize('NFKC').trim();
}

/** One name, one place with a dot. Whether it exists only a mail can tell. */
export function isEmail(email: string): boolean {
  return email.length <= 254 && /^[^\s@"<>(),;:\\]+@[^\s@"<>(),;:\\]+\.[^\s@"<>(),;:\\.]{2,}$/u.test(email);
}

/** `+49…678` */
export function phoneMasked(phone: string): string {
  return `${phone.slice(0, 3)}…${phone.slice(-3)}`;
}

/** `m…a@shop.example` */
export function emailMasked(email: string): string {
  const at = email.lastIndexOf('@');
  const name = Array.from(email.slice(0, at));
  const last = name.length > 2 ? (name.at(-1) ?? '') : '';
  return `${name[0] ?? ''}…${last}${email.slice(at)}`;
}
