// What other rooms' screens of the console show before personal data is looked at.
export { WhyForm } from './WhyForm.tsx';
