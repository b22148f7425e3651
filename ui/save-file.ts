/** Saves a text as a file on this device; it goes through no server. */
export function saveText(text: string, fileName: string, type = 'text/plain;charset=utf-8'): void {
  saveBlob(new Blob([text], { type }), fileName);
}

/** Saves bytes that came as base64 as a file on this device. */
export function saveBytes(content: string, fileName: string, type: string): void {
  const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
  saveBlob(new Blob([bytes], { type }), fileName);
}

export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves the bytes of a base 64 text, such as a PDF of an answer, as a file on this device. */
export function saveBase64(base64: string, fileName: string, type: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  saveBlob(new Blob([bytes], { type }), fileName);
}
