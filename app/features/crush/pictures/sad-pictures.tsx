import { crushTexts } from '#contract/texts/crush.ts';
import { Arm, Cheeks, Line, Onigiri, OpenMouth, Picture, ShinyEyes } from './onigiri.tsx';

const [hoping, sobbing, heartbroken] = crushTexts.sadPictures;

const Hoping = () => (
  <Picture alt={hoping} mood="sad">
    <Onigiri>
      <Line d="M92 97q7-6 15-5M168 97q-7-6-15-5" width={4} />
      <ShinyEyes />
      <Cheeks />
      <Line d="M122 138q4-5 8 0t8 0" width={4.5} />
    </Onigiri>
    <EmptyBowl />
    <Arm d="M74 154q6 14 22 16" />
    <Arm d="M186 154q-6 14-22 16" />
  </Picture>
);

const EmptyBowl = () => (
  <g stroke="var(--color-night)" strokeWidth="4.5">
    <path d="M116 196h28v8h-28z" fill="var(--color-vermilion)" />
    <path d="M90 164h80c0 20-15 34-40 34s-40-14-40-34z" fill="var(--color-vermilion)" />
    <ellipse cx="130" cy="164" rx="40" ry="9" fill="var(--color-sheet)" />
    <path d="M104 183q6-7 13 0t13 0 13 0 13 0" stroke="var(--color-sheet)" strokeWidth="3.5" />
  </g>
);

const TEAR = 'M0-9C4-3 6 0 6 3.5a6 6 0 0 1-12 0C-6 0-4-3 0-9z';

const Tear = ({ x, y, size = 1 }: { readonly x: number; readonly y: number; readonly size?: number }) => (
  <path d={TEAR} transform={`translate(${x} ${y}) scale(${size})`} fill="var(--color-indigo)" opacity=".6" />
);

const Sobbing = () => (
  <Picture alt={sobbing} mood="sad">
    <ellipse cx="130" cy="200" rx="96" ry="13" fill="var(--color-indigo)" opacity=".3" />
    <Onigiri>
      <g stroke="var(--color-indigo)" strokeWidth="13" opacity=".38">
        <path d="M102 120q-14 24-14 62M158 120q14 24 14 62" />
      </g>
      <Line d="M90 98q8-2 16-8M170 98q-8-2-16-8" width={4} />
      <Line d="M91 110l16 7-15 7M169 110l-16 7 15 7" />
      <OpenMouth
        d="M114 146q1-16 16-16t16 16q-5-5-9-2t-7 0-7 0-9 2z"
        tongue="M122 144q3-6 8-6t8 6q-4-2-8 0t-8 0z"
      />
    </Onigiri>
    <Arm d="M72 158q-16 0-24 12" />
    <Arm d="M188 158q16 0 24 12" />
    <g fill="var(--color-silver)" stroke="var(--color-night)" strokeWidth="4.5">
      <path d="M168 50c-12 0-16-17-3-20 0-15 20-19 26-8 10-7 24 1 21 12 12 3 9 16-2 16z" />
    </g>
    <Tear x={178} y={66} size={0.7} />
    <Tear x={194} y={74} size={0.7} />
    <Tear x={209} y={66} size={0.7} />
    <Tear x={46} y={128} size={0.9} />
    <Tear x={216} y={132} size={0.9} />
  </Picture>
);

const Heartbroken = () => (
  <Picture alt={heartbroken} mood="sad">
    <Arm d="M60 148q-17 8-19 28" />
    <Arm d="M202 134q18 6 22 26" />
    <Onigiri at="rotate(-5 130 190)">
      <Line d="M91 104q8-1 14-7M169 104q-8-1-14-7" width={4} />
      <Line d="M94 115q9 9 19 3M166 115q-9 9-19 3" />
      <Cheeks />
      <Line d="M121 142q9-9 18 0" />
      <Tear x={106} y={136} />
    </Onigiri>
    <g fill="var(--color-vermilion)">
      <g transform="translate(198 62) rotate(14) scale(2)">
        <path d="M-1 9C-15-1-11-12-4-10-2-9.5-1.5-8-1.3-7l2 3.5-3 3 3 3.5z" />
        <path d="M3 9.5C17-.5 14-11.5 7-9.7 5-9.2 4.3-7.5 4-6.3l2 3.3-3 3 3 3.5z" />
      </g>
    </g>
  </Picture>
);

/** By number; `crush-state.ts` decides the display order. */
export const SAD_PICTURES = [Hoping, Sobbing, Heartbroken] as const;
