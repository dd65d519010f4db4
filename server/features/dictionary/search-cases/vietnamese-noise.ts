interface Family {
  readonly why: string;
  readonly typed: readonly string[];
}

/** Vietnamese that must not be read as English: nothing is found by an English gloss. */
export const vietnameseNoise: readonly Family[] = [
  {
    why: 'marks: what is left without them is English letters (“ng”, “con”, “tim”)',
    typed: [
      'đặt hàng',
      'cố gắng',
      'tàu điện ngầm',
      'mạng xã hội',
      'bị động',
      'con mèo',
      'tôi muốn ăn cơm',
      'đổ rác',
      'đơn xin việc',
      'tắm rửa',
      'sổ mũi',
      'sinh nhật vui vẻ',
      'thịt kho tàu',
      'bán vé số',
      'đứt tay',
    ],
  },
  {
    why: 'marks beside an English word',
    typed: ['gia hạn visa', 'mua iPhone cũ', 'in bản scan', 'gửi email đi'],
  },
  {
    why: 'no marks: each syllable is English, the text is not',
    typed: [
      'con meo',
      'an com',
      'com ga',
      'an pho',
      'the nao',
      'to lon',
      'an ninh',
      'the thao',
      'long tin',
      'ban be',
      'tin tuc',
      'hang hoa',
      'song chung',
      'me con',
      'man hinh',
      'hen ho',
      'mua ban',
      'ho khan',
      'pho bo',
      'cho con bu',
    ],
  },
  {
    why: 'keys of Telex',
    typed: [
      'beenhj vieenj',
      'ddieenj thoaij',
      'hocj sinh',
      'awn cowm',
      'con meof',
      'ddatwj hangf',
      'tieenf luowng',
    ],
  },
  { why: 'keys of VNI', typed: ['be65nh vie65n', 'd9ie65n thoa5i', 'ho5c sinh', 'con me2o', 'a8n co7m'] },
  { why: 'a name or an abbreviation in small letters', typed: ['com', 'ngan', 'sach', 'lan', 'tam'] },
];
