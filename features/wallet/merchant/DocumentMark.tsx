import { ArrowDownToLine, ArrowUpFromLine, CircleDollarSign, Megaphone, ReceiptText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Picture } from '#ui/content/Picture.tsx';
import type { FlowDocument } from './document-words.ts';

const icons: Record<FlowDocument['kind'], LucideIcon> = {
  sale: ReceiptText,
  withdrawal: ArrowUpFromLine,
  deposit: ArrowDownToLine,
  campaign: Megaphone,
  other: CircleDollarSign,
};

/** What was sold; where nothing was, the kind of the document. The words beside it say the same. */
export function DocumentMark({ document: { kind, picture } }: { document: FlowDocument }) {
  const Icon = icons[kind];
  return picture === null ? (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-field bg-sunken text-muted">
      <Icon aria-hidden className="size-5" />
    </span>
  ) : (
    <Picture image={{ url: picture.url, alt: '' }} size="row" />
  );
}
