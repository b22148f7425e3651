import { Printer } from 'lucide-react';
import { limits } from '#domain/limits.ts';
import { paperKinds, parcelPapers } from '#features/shipping/supply.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { saveBase64 } from '#ui/save-file.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { isLabelable } from './useLabels.ts';
import type { Labels, Parcel } from './useLabels.ts';

/** Papers of the parcels that are selected, or of all on the page: one round through the shelves. */
export function PaperCard({ parcels, labels }: { parcels: readonly Parcel[]; labels: Labels }) {
  const { supply } = useWords();
  const say = useSay();
  const toast = useToast();
  const { act, isBusy, error } = useAct(parcelPapers, {
    onDone: ({ pdf_base64, file_name, pages }) => {
      saveBase64(pdf_base64, file_name, 'application/pdf');
      toast(say(supply.papers.saved, { pages }));
    },
  });
  const open = parcels.filter(isLabelable).map(({ id }) => id);
  const ids = labels.selected.length > 0 ? [...labels.selected] : open;
  const max = limits.waveParcelsMax;
  if (open.length === 0) return null;

  return (
    <Card title={supply.papers.title}>
      <Text look="muted">
        {ids.length > max
          ? say(supply.papers.too_many, { max })
          : labels.selected.length > 0
            ? say(supply.papers.for_selected, { count: labels.selected.length })
            : say(supply.papers.for_shown, { max })}
      </Text>
      <ErrorBox error={error} />
      <Stack isRow>
        {paperKinds.map((kind) => (
          <Button
            key={kind}
            tone="plain"
            size="small"
            icon={<Printer aria-hidden className="size-4" />}
            isBusy={isBusy}
            disabled={ids.length > max}
            onClick={() => act({ kind, ids })}
          >
            {supply.papers[kind]}
          </Button>
        ))}
      </Stack>
    </Card>
  );
}
