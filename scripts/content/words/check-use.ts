import { kanjiOf } from '#core/japanese/kana.ts';
import { parseRuby, withoutRuby } from '#core/japanese/ruby.ts';
import type { Word } from './word.ts';

const SENTENCE = /\.$/u;
const isVerb = ({ wordClass }: Word) => wordClass.startsWith('verb');

/** How a word is used: its collocations, particles, partner, warning and antonyms. */
export function checkUse(word: Word, byId: ReadonlyMap<string, Word>): string[] {
  return [
    ...word.collocations.flatMap(([phrase, meaning]) => checkCollocation(word, phrase, meaning)),
    ...checkParticles(word),
    ...checkPartner(word, byId),
    ...checkAntonyms(word, byId),
    ...checkFormality(word),
    ...(word.warning === '' || SENTENCE.test(word.warning)
      ? []
      : ['the warning does not end in a full stop']),
  ];
}

function checkCollocation({ kanji, variants }: Word, phrase: string, meaning: string): string[] {
  const mistakes: string[] = [];
  const text = withoutRuby(phrase);
  if (![kanji, ...variants.split('、')].some((spelling) => spelling !== '' && text.includes(spelling)))
    mistakes.push(`${phrase} does not contain the word`);
  const unread = parseRuby(phrase).filter(
    (part) => part.reading === undefined && kanjiOf(part.text).length > 0,
  );
  if (unread.length > 0) mistakes.push(`${phrase} has kanji without reading`);
  if (meaning === '' || SENTENCE.test(meaning)) mistakes.push(`${phrase} needs a meaning without full stop`);
  return mistakes;
}

/** 気がする: the particle is part of the verb. */
const hasOwnParticle = ({ kanji }: Word) => /.[がをに]./u.test(kanji);

function checkParticles(word: Word): string[] {
  const { particles } = word;
  if (particles.length === 0 && isVerb(word) && !hasOwnParticle(word)) return ['a verb without particles'];
  const mistakes = particles.flatMap(([particle, marks]) =>
    marks === '' || SENTENCE.test(marks) ? [`${particle} needs a note without full stop`] : [],
  );
  const isRepeated = new Set(particles.map(([particle]) => particle)).size < particles.length;
  return isRepeated ? [...mistakes, 'a particle is listed twice'] : mistakes;
}

function checkPartner(word: Word, byId: ReadonlyMap<string, Word>): string[] {
  if (word.partner === '') return [];
  const partner = byId.get(word.partner);
  if (!partner) return [`no word has the id ${word.partner} of the partner`];
  if (partner.id === word.id || !isVerb(word) || !isVerb(partner)) return ['partners are two verbs'];
  return partner.partner !== word.id
    ? []
    : [`${partner.kanji} names ${word.kanji} as its partner too: only the intransitive verb does`];
}

function checkAntonyms(word: Word, byId: ReadonlyMap<string, Word>): string[] {
  return word.antonyms.flatMap(([id, difference]) => {
    const other = byId.get(id);
    if (!other || other.id === word.id) return [`no other word has the id ${id} of the antonym`];
    const mistakes: string[] = [];
    if (other.antonyms.some(([back]) => back === word.id))
      mistakes.push(`${other.kanji} names ${word.kanji} as its antonym too: one of the two is enough`);
    if (difference !== '' && !SENTENCE.test(difference))
      mistakes.push(`the difference to ${other.kanji} is no sentence: ${difference}`);
    return mistakes;
  });
}

/** A note of the meaning that is about the whole word, not “trang trọng hơn 車”. */
const HOW_IT_SOUNDS =
  /\((?:nói |rất |cách nói )?(?:kính ngữ|khiêm nhường|lịch sự|thân mật|văn viết|suồng sã)\)$/u;

/** What every sense says in brackets is a field of its own: lists and exercises read only that. */
function checkFormality({ mean, formality }: Word): string[] {
  const isMissing = formality === '' && mean.split(';').every((sense) => HOW_IT_SOUNDS.test(sense.trim()));
  return isMissing ? [`formality is empty, but the meaning says it: ${mean}`] : [];
}
