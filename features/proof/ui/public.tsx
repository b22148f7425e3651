// What other rooms' screens may show of what a phone has checked.
export { ProofLine } from '#features/proof/ui/LaterProofLine.tsx';
export { RecordNumber } from '#features/proof/ui/RecordNumber.tsx';
export { ProofKeeper } from '#features/proof/ui/ProofKeeper.tsx';
