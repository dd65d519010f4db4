/**
 * The passwords that people in Vietnam and elsewhere choose first, and that attackers try first: lower case, no marks,
 * no spaces. Runs such as 12345678 and one repeated character need no entry (`password-rules.ts` handles them).
 */

const NUMBERS = `
  10203040 1020304050 111222333 11112222 11223344 1122334455 112233445566 12121212 123123123 123123123123
  12341234 12344321 1234512345 12345678910 123456123456 123456654321 123321123 123321123321 13579246 135792468
  1357924680 147258369 14789632 147896325 159357159 159753159 19751975 20002000 20202020 30041975 321321321
  66668888 68686868 741852963 78787878 789456123 79797979 86868686 963852741 99998888
`;

const LETTERS_AND_NUMBERS = `
  0123456789a 123456789a 123456789z 12345678a 12345678z 1234567a 1234567aa 123456a@ 123456aa 123456aa@ 123456abc
  123456qwerty 123qweasd 123qwe123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 1qazxsw2 a12345678
  a123456789 a1b2c3d4 a1s2d3f4 aa123456 aa123456789 aa@123456 abc12345 abc123456 abc123abc abc@1234 abc@12345
  abc@123456 abcd1234 abcd12345 abcd@1234 asd123456 q1w2e3r4 q1w2e3r4t5 qwe123456 test1234 test12345 zaq12wsx
`;

/** Each of these followed by digits or symbols is just as easy to guess: `matkhau` also covers `matkhau123`. */
const WORDS_OF_VIETNAM = `
  anhnhoem anhyeu anhyeuem anhyeuemnhieu bongda chocon chucmungnammoi codon concho conchocon conmeo conyeu
  conyeume cuocsong danang dethuong doremon emnhoanh emyeu emyeuanh emyeuanhnhieu giadinh giadinhtoi haiphong
  hanhphuc hanoi hoahong hoahuongduong hoangtu hochiminh hoctap hoctiengnhat khongbiet khongco khongcogi
  khongnho lienminh maimai maimaiyeuem maiyeuanh maiyeuem matkhau matkhaucuatoi matkhaumoi matma meocon ngoisao
  nguoiyeu nhatban nhoanh nhoem phuonghoang quenmatkhau saigon sinhnhat sinhvien taikhoan thanhcong thienthan
  tiengnhat tiengviet tinhban tinhyeu toilatoi toiyeuban toiyeuem toiyeuvietnam tuoitre vietnam vietnamvodich
  xinchao xinloi yeuanh yeuem yeuemmaimai yeuemnhieu yeumai yeunhau yeuthuong
`;

const WORDS_OF_THE_WORLD = `
  admin administrator arigatou arsenal asdasd asdfasdf asdfghjkl azerty azertyuiop barcelona baseball blackpink
  changeme chelsea computer daisuki doraemon dragon facebook football ganbatte google helloworld iloveu iloveyou
  kakehashi konnichiwa letmein liverpool loveme loveyou manchester minecraft monkey mypassword naruto nihongo
  onepiece p@ssw0rd p@ssword pa$$w0rd pa$$word passw0rd passwd password pikachu pokemon princess qazwsx qazwsxedc
  qweasd qweasdzxc qweqwe qwerty qwertyqwerty qwertyuiop realmadrid ronaldo sakura samsung secret starwars
  sunshine superman trustno welcome zxcvbnm
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  [NUMBERS, LETTERS_AND_NUMBERS, WORDS_OF_VIETNAM, WORDS_OF_THE_WORLD].flatMap((list) =>
    list.trim().split(/\s+/),
  ),
);
