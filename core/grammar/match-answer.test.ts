import { describe, expect, test } from 'vitest';
import { answerWith } from './grammar-for-test.ts';
import { answerFinder } from './match-answer.ts';

const answers = [
  answerWith({ id: 'verbs', keywords: [['động từ', 'verb']] }),
  answerWith({ id: 'groups', keywords: [['nhóm'], ['động từ']] }),
  answerWith({ id: 'te-form', keywords: [['thể て', 'thể te']], unless: ['kính ngữ'] }),
  answerWith({ id: 'conjugate', keywords: [['chia', 'biến đổi']] }),
  answerWith({ id: 'transitive', keywords: [['自動詞', 'tự động từ']] }),
  answerWith({ id: 'small-tsu', keywords: [['っ']] }),
  answerWith({ id: 'learn', keywords: [['học']] }),
  answerWith({ id: 'learn-kanji', keywords: [['học kanji', 'học chữ hán']] }),
];

const answerTo = answerFinder(answers);

describe('a question and its answer', () => {
  test.each([
    { question: 'Động từ là gì?', id: 'verbs', why: 'a phrase, whatever its case' },
    { question: 'dong tu la gi', id: 'verbs', why: 'without marks' },
    { question: 'đồng tử là gì', id: null, why: 'other marks are other words' },
    { question: 'nhóm của động từ?', id: 'groups', why: 'more groups win' },
    { question: 'nhóm bạn', id: null, why: 'every group must be there' },
    { question: 'thể て dùng sao', id: 'te-form', why: 'Japanese next to Vietnamese' },
    { question: 'the te dung sao', id: 'te-form', why: 'another keyword of the group' },
    { question: 'thể て trong kính ngữ', id: null, why: 'an excluded word' },
    { question: '他動詞と自動詞 khác nhau', id: 'transitive', why: 'Japanese alone, kanji anywhere' },
    { question: 'っ là gì', id: 'small-tsu', why: 'Japanese alone, kana on their own' },
    { question: 'がっこう là gì', id: null, why: 'kana inside a word' },
    { question: 'thể が', id: null, why: 'other Japanese' },
    { question: 'mấy giờ chiều', id: null, why: 'only whole syllables' },
    { question: 'chia!', id: 'conjugate', why: 'punctuation does not count' },
    { question: 'học chữ hán thế nào', id: 'learn-kanji', why: 'a longer keyword wins' },
    { question: 'học từ vựng thế nào', id: 'learn', why: 'a shorter one if the longer is missing' },
    { question: '', id: null, why: 'nothing' },
  ])('$why: $question', ({ question, id }) => {
    expect(answerTo(question)?.id ?? null).toBe(id);
  });
});
