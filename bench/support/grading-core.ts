export { lexiconFrom } from '#core/grading/carried-lexicon.ts';
export { compileModel } from '#core/grading/compile-model.ts';
export { judge, judgeListening } from '#core/grading/judge.ts';
