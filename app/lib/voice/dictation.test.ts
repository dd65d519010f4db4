import { afterEach, expect, test, vi } from 'vitest';
import { startDictation } from './dictation.ts';

interface Handlers {
  lang: string;
  onresult: (event: object) => void;
  onerror: (event: object) => void;
  onend: () => void;
}

/** Fake speech recognition; the test provides the speech. */
class Recogniser {
  static latest = {} as Handlers;
  constructor() {
    Recogniser.latest = this as unknown as Handlers;
  }
  start() {}
  stop() {}
  abort() {}
}

const result = (isFinal: boolean, transcript: string) => Object.assign([{ transcript }], { isFinal });

function listen() {
  const heard: string[] = [];
  const dictation = startDictation({
    onHeard: (text) => heard.push(`${text}…`),
    onFinished: (text) => heard.push(text),
    onFailed: () => heard.push('failed'),
    onEnd: () => heard.push('end'),
  });
  return { heard, dictation };
}

afterEach(() => vi.unstubAllGlobals());

test('returns null without speech recognition', () => {
  expect(listen().dictation).toBeNull();
});

test.each(['SpeechRecognition', 'webkitSpeechRecognition'])('%s listens to Japanese', (name) => {
  vi.stubGlobal(name, Recogniser);
  const { heard } = listen();
  const { lang, onresult, onend } = Recogniser.latest;
  expect(lang).toBe('ja-JP');
  onresult({ results: [result(false, 'がっこ')] });
  onresult({ results: [result(true, '学校 '), result(false, 'に')] });
  onresult({ results: [result(true, ' 学校'), result(true, 'に')] });
  onend();
  expect(heard).toEqual(['がっこ…', '学校 に…', '学校に', 'end']);
});

test.each([
  { error: 'no-speech', heard: ['failed'], why: 'a failure is reported' },
  { error: 'not-allowed', heard: ['failed'], why: 'a refused microphone too' },
  { error: 'aborted', heard: [], why: 'our own abort is not a failure' },
])('$why', ({ error, heard: expected }) => {
  vi.stubGlobal('SpeechRecognition', Recogniser);
  const { heard } = listen();
  Recogniser.latest.onerror({ error });
  expect(heard).toEqual(expected);
});

test('abandoned dictation reports nothing more', () => {
  vi.stubGlobal('SpeechRecognition', Recogniser);
  const { heard, dictation } = listen();
  dictation?.abandon();
  const { onresult, onerror, onend } = Recogniser.latest;
  onresult({ results: [result(true, '学校')] });
  onerror({ error: 'network' });
  onend();
  expect(heard).toEqual([]);
});
