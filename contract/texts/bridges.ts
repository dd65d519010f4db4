import type { BridgeRule } from '#core/hanviet/sound-bridge.ts';

/** Why a Hán Việt reading leads to an On reading, under the pair on the card of a character. */
export const bridgeTexts: Readonly<Record<BridgeRule, string>> = {
  c: 'âm cuối -c thường thành ク hoặc キ',
  ch: 'âm cuối -ch thường thành キ hoặc ク',
  t: 'âm cuối -t thường thành ツ hoặc チ',
  'p-long': 'âm cuối -p thường thành trường âm ウ',
  'p-tsu': 'âm cuối -p đôi khi thành ツ',
  n: 'âm cuối -n thành ン',
  m: 'âm cuối -m thành ン',
  ng: 'âm cuối -ng thường thành trường âm ウ hoặc イ',
  nh: 'âm cuối -nh thường thành trường âm イ hoặc ウ',
};
