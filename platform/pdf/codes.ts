// Codes for scanners, drawn as squares and bars that stay sharp at every size.
import type PDFDocument from 'pdfkit';
import encodeQR from 'qr';
import { code128Widths, quietModules } from './code128.ts';

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export function drawQr(
  document: InstanceType<typeof PDFDocument>,
  words: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const modules = encodeQR(words, 'raw', { ecc: 'medium', border: 4 });
  const module = size / modules.length;
  document.fillColor('#000000');
  modules.forEach((row, down) => {
    row.forEach((isDark, right) => {
      if (isDark) document.rect(x + right * module, y + down * module, module, module);
    });
  });
  document.fill();
}

export function drawBars(document: InstanceType<typeof PDFDocument>, words: string, place: Place): void {
  const widths = code128Widths(words);
  const modules = widths.reduce((sum, width) => sum + width, 0) + 2 * quietModules;
  const module = place.width / modules;
  document.fillColor('#000000');
  let x = place.x + quietModules * module;
  widths.forEach((width, index) => {
    if (index % 2 === 0) document.rect(x, place.y, width * module, place.height);
    x += width * module;
  });
  document.fill();
}
