import { crushTexts } from '#contract/texts/crush.ts';
import { Arm, Cheeks, Heart, Line, Onigiri, OpenMouth, Picture, ShinyEyes } from './onigiri.tsx';

const [amazed, jumping, inLove, together] = crushTexts.happyPictures;

const Amazed = () => (
  <Picture alt={amazed} mood="happy">
    <Onigiri>
      <Line d="M93 93q8-8 18-4M167 93q-8-8-18-4" width={4} />
      <ShinyEyes />
      <Cheeks />
      <OpenMouth d="M130 132a8 9 0 1 1 0 18 8 9 0 1 1 0-18z" tongue="M125 147q5-5 10 0-5 5-10 0z" />
    </Onigiri>
    <Arm d="M72 152q4-10 12-12" />
    <Arm d="M188 152q-4-10-12-12" />
    <g stroke="var(--color-vermilion)" strokeWidth="6">
      <path d="M66 62l-14-12M52 88l-18-4M194 62l14-12M208 88l18-4" />
    </g>
  </Picture>
);

const Jumping = () => (
  <Picture alt={jumping} mood="happy">
    <ellipse cx="130" cy="208" rx="52" ry="7" fill="var(--color-night)" opacity=".25" />
    <g transform="translate(0 -14)">
      <Arm d="M66 138q-22-8-26-36" />
      <Arm d="M194 138q22-8 26-36" />
      <Onigiri>
        <Line d="M93 119q10-14 20 0M147 119q10-14 20 0" width={5.5} />
        <Cheeks />
        <OpenMouth d="M116 128q14 4 28 0 0 20-14 20t-14-20z" tongue="M121 140q9-7 18 0-3 7-9 7t-9-7z" />
      </Onigiri>
    </g>
    <g stroke="var(--color-amber)" strokeWidth="5">
      <path d="M70 44v14M63 51h14M198 34v14M191 41h14M34 148v10M29 153h10M228 150v10M223 155h10" />
    </g>
  </Picture>
);

const InLove = () => (
  <Picture alt={inLove} mood="happy">
    <Onigiri at="rotate(4 130 190)">
      <Heart x={103} y={117} size={1.35} turned={-6} />
      <Heart x={157} y={117} size={1.35} turned={6} />
      <Cheeks />
      <Line d="M118 134q12 12 24 0" />
    </Onigiri>
    <Heart x={130} y={168} size={2.7} />
    <Arm d="M80 154q10 16 30 14" />
    <Arm d="M184 156q-12 14-32 12" />
    <Heart x={52} y={76} size={1.3} turned={-18} />
    <Heart x={206} y={60} size={1.7} turned={16} />
    <Heart x={222} y={112} size={1} turned={10} />
    <Heart x={78} y={40} size={0.9} turned={12} />
  </Picture>
);

const Together = () => (
  <Picture alt={together} mood="happy">
    <g transform="translate(-32 30) scale(.8)">
      <Onigiri>
        <Line d="M93 119q10-14 20 0M147 119q10-14 20 0" width={6} />
        <Cheeks />
        <OpenMouth d="M118 130q12 4 24 0 0 16-12 16t-12-16z" tongue="M122 140q8-6 16 0-3 5-8 5t-8-5z" />
      </Onigiri>
    </g>
    <g transform="translate(84 30) scale(.8)">
      <Onigiri>
        <Line d="M93 114q10 12 20 0M147 114q10 12 20 0" width={6} />
        <Cheeks />
        <Line d="M120 134q10 10 20 0" />
        <Bow />
      </Onigiri>
    </g>
    <Table />
    <Heart x={130} y={58} size={1.8} />
    <Heart x={106} y={32} size={1} turned={-16} />
    <Heart x={156} y={28} size={1.2} turned={16} />
  </Picture>
);

const Bow = () => (
  <g
    transform="translate(157 62) rotate(30)"
    fill="var(--color-vermilion)"
    stroke="var(--color-night)"
    strokeWidth="4.5"
  >
    <path d="M0 0C-9-15-25-14-25 0s16 15 25 0c9 15 25 14 25 0S9-15 0 0z" />
    <circle r="6.5" />
  </g>
);

/** Hot pot for two. */
const Table = () => (
  <>
    <path d="M16 194h228" stroke="var(--color-night)" strokeWidth="21" />
    <path d="M16 194h228" stroke="var(--color-bronze)" strokeWidth="12" />
    <g stroke="var(--color-night)" strokeWidth="4.5">
      <path d="M80 164q-14-2-14 7t16 7M180 164q14-2 14 7t-16 7" />
      <path d="M76 156h108c0 26-18 42-54 42s-54-16-54-42z" fill="var(--color-vermilion)" />
      <ellipse cx="130" cy="156" rx="54" ry="13" fill="var(--color-gold)" />
      <circle cx="108" cy="153" r="8" fill="var(--color-sheet)" />
      <path d="M142 159q-2-14 11-14t11 14q-11 4-22 0z" fill="var(--color-bronze)" />
    </g>
    <path d="M120 161l7-6M128 164l8-4" stroke="var(--color-moss)" strokeWidth="5" />
    <g stroke="var(--color-silver)" strokeWidth="5">
      <path d="M112 138q-6-7 0-14t0-14M130 134q-6-7 0-14t0-14M148 138q-6-7 0-14t0-14" />
    </g>
  </>
);

/** In display order. */
export const HAPPY_PICTURES = [Amazed, Jumping, InLove, Together] as const;
