import { Download } from 'lucide-react';
import type { Proof } from '#features/proof/ui/useProof.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSaveEvidence } from './useSaveEvidence.ts';

/** Everything that this phone has saved as one file. */
export function EvidenceCard({ proof }: { proof: Proof }) {
  const words = useWords().proof.evidence;
  return (
    <Card title={words.title}>
      <Text look="muted">{words.detail}</Text>
      {proof.saved?.shown ? (
        <Stack isRow>
          <SaveEvidence proof={proof} tone="plain" label={words.save} />
        </Stack>
      ) : (
        <Text>{words.nothing}</Text>
      )}
    </Card>
  );
}

type Props = { proof: Proof; tone: 'main' | 'plain'; label: string };

export function SaveEvidence({ proof, tone, label }: Props) {
  const words = useWords().proof.evidence;
  const { isSaving, save } = useSaveEvidence(proof);
  return (
    <Button tone={tone} isBusy={isSaving} icon={<Download aria-hidden className="size-5" />} onClick={save}>
      {isSaving ? words.saving : label}
    </Button>
  );
}
