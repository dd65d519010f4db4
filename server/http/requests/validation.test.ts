import { describe, expect, test } from 'vitest';
import {
  emailText,
  idNumber,
  idText,
  jsonPart,
  newPassword,
  pageQuery,
  personName,
  phoneText,
  uploadedFile,
} from '#contract/fields.ts';
import { PAGE_SIZE_MAX } from '#contract/server-limits.ts';
import { z } from '#contract/zod.ts';
import { AppError } from '../errors.ts';
import { parseOrRefuse } from './validation.ts';

/** The technical name of a field. */
const NAME = /^[a-z]\w*$/i;

const refusalOf = (schema: z.ZodMiniType, value: unknown) => {
  try {
    return { accepted: parseOrRefuse(schema, value) };
  } catch (error) {
    if (error instanceof AppError) return error.body;
    throw error;
  }
};

describe('a refusal names the field and its limit', () => {
  test.each([
    { schema: { email: emailText }, value: {}, message: 'E-mail không được bỏ trống.', why: 'missing' },
    {
      schema: { email: emailText },
      value: { email: null },
      message: 'E-mail không đúng kiểu dữ liệu.',
      why: 'null',
    },
    {
      schema: { email: emailText },
      value: { email: 5 },
      message: 'E-mail không đúng kiểu dữ liệu.',
      why: 'number',
    },
    {
      schema: { email: emailText },
      value: { email: 'hoa@' },
      message: 'E-mail không đúng dạng ten@mien.vn.',
      why: 'not an e-mail',
    },
    {
      schema: { email: emailText },
      value: { email: 'hoa\u0000@example.com' },
      message: 'E-mail không đúng dạng ten@mien.vn.',
      why: 'an e-mail with a zero byte, which the database cannot store',
    },
    {
      schema: { email: emailText },
      value: { email: `${'a'.repeat(250)}@a.vn` },
      message: 'E-mail dài tối đa 254 ký tự.',
      why: 'a text too long',
    },
    {
      schema: { password: z.string().check(z.minLength(8)) },
      value: { password: '1234567' },
      message: 'Mật khẩu cần ít nhất 8 ký tự.',
      why: 'a text too short',
    },
    {
      schema: { password: z.string().check(z.minLength(1)) },
      value: { password: '' },
      message: 'Mật khẩu không được bỏ trống.',
      why: 'an empty text that is required',
    },
    {
      schema: { topicId: idText },
      value: { topicId: '1; drop table' },
      message: 'Mã chủ đề không đúng định dạng.',
      why: 'not an id',
    },
    {
      schema: { topicId: idText },
      value: { topicId: '9999999999' },
      message: 'Mã chủ đề không đúng định dạng.',
      why: 'an id larger than any column',
    },
    {
      schema: { userId: idNumber },
      value: { userId: 0 },
      message: 'Mã người dùng phải lớn hơn 0.',
      why: 'id 0',
    },
    {
      schema: { userId: idNumber },
      value: { userId: 1.5 },
      message: 'Mã người dùng không đúng định dạng.',
      why: 'a fractional id',
    },
    {
      schema: { percent: z.number().check(z.maximum(100)) },
      value: { percent: 101 },
      message: 'Trường “percent” lớn nhất là 100.',
      why: 'a number too big, in a field without a Vietnamese name',
    },
    {
      schema: { percent: z.number().check(z.lt(100)) },
      value: { percent: 100 },
      message: 'Trường “percent” phải nhỏ hơn 100.',
      why: 'a number at an exclusive limit',
    },
    {
      schema: { percent: z.number().check(z.minimum(5)) },
      value: { percent: 4 },
      message: 'Trường “percent” nhỏ nhất là 5.',
      why: 'a number too small',
    },
    {
      schema: { rows: z.array(z.string()).check(z.maxLength(2)) },
      value: { rows: ['a', 'b', 'c'] },
      message: 'Trường “rows” có tối đa 2 mục.',
      why: 'a list too long',
    },
    {
      schema: { rows: z.array(z.string()).check(z.minLength(1)) },
      value: { rows: [] },
      message: 'Trường “rows” cần ít nhất 1 mục.',
      why: 'a list too short',
    },
    {
      schema: { rows: z.array(z.string()) },
      value: { rows: ['a', 2] },
      message: 'Trường “rows” không đúng kiểu dữ liệu.',
      why: 'an entry of a list, with the name of the list',
    },
    {
      schema: { level: z.enum(['N5', 'N4']) },
      value: { level: 'N9' },
      message: 'Cấp độ phải là một trong: N5, N4.',
      why: 'a value that is not a choice',
    },
    {
      schema: { level: z.enum(['N5', 'N4']) },
      value: {},
      message: 'Cấp độ không được bỏ trống.',
      why: 'a missing choice',
    },
    {
      schema: { file: uploadedFile },
      value: {},
      message: 'Tệp không được bỏ trống.',
      why: 'a missing file',
    },
    {
      schema: { file: uploadedFile },
      value: { file: 'a.png' },
      message: 'Tệp không đúng định dạng.',
      why: 'a text instead of a file',
    },
    {
      schema: { dto: jsonPart(z.object({ email: emailText })) },
      value: { dto: '{"email":"hoa"}' },
      message: 'E-mail không đúng dạng ten@mien.vn.',
      why: 'a field inside a JSON part',
    },
    {
      schema: { which: z.union([z.int(), z.boolean()]) },
      value: { which: 'x' },
      message: 'Trường “which” không đúng định dạng.',
      why: 'a value of none of several types',
    },
  ])('$why', ({ schema, value, message }) => {
    const field = expect.stringMatching(NAME);
    expect(refusalOf(z.object(schema), value)).toEqual({
      statusCode: 400,
      error: message,
      message,
      field,
    });
  });

  test('an endpoint may use its own name for a field', () => {
    const nameless = () =>
      parseOrRefuse(z.object({ name: z.string() }), {}, { names: { name: 'Tên danh mục' } });
    expect(nameless).toThrow('Tên danh mục không được bỏ trống.');
  });

  test('an endpoint may have its own sentence for a missing field', () => {
    const missing = { name: 'Tên danh mục không được bỏ trống' };
    const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(3)) });
    expect(() => parseOrRefuse(schema, { name: ' ' }, { missing })).toThrow(
      /^Tên danh mục không được bỏ trống$/,
    );
    expect(() => parseOrRefuse(schema, { name: 'dài' }, { missing })).not.toThrow();
    expect(() => parseOrRefuse(schema, { name: 'quá dài' }, { missing })).toThrow('dài tối đa 3 ký tự');
  });

  test('a blank form names every missing field at once, and not those that are wrong in another way', () => {
    const text = z.string().check(z.trim(), z.minLength(1));
    const schema = z.object({ name: text, email: emailText, password: text, userId: idNumber });
    expect(() => parseOrRefuse(schema, { name: ' ', email: 'x', userId: 7 })).toThrow(
      /^Họ tên, Mật khẩu không được bỏ trống\.$/,
    );
  });

  test.each([
    { schema: emailText, blank: '', why: 'an e-mail' },
    { schema: phoneText, blank: '  ', why: 'a telephone number of spaces' },
    { schema: newPassword, blank: '', why: 'a password' },
    { schema: z.enum(['A1', 'A2']), blank: '', why: 'a choice' },
    { schema: idNumber, blank: '', why: 'an id' },
    { schema: z.iso.datetime(), blank: '', why: 'a moment' },
  ])('$why that is blank counts as missing', ({ schema, blank }) => {
    const form = z.object({ name: personName, email: schema });
    expect(() => parseOrRefuse(form, { name: '', email: blank })).toThrow(
      /^Họ tên, E-mail không được bỏ trống\.$/,
    );
    expect(() => parseOrRefuse(form, { name: 'Hoa', email: blank })).toThrow(
      /^E-mail không được bỏ trống\.$/,
    );
  });

  test.each([
    { value: 7, id: 7, why: 'a number' },
    { value: '7', id: 7, why: 'the same as text' },
    { value: 'bảy', id: null, why: 'no number' },
    { value: '0', id: null, why: 'no id has it' },
    { value: '07', id: null, why: 'a leading zero' },
    { value: '9999999999', id: null, why: 'larger than any column' },
    { value: 1.5, id: null, why: 'a fraction' },
    { value: [7], id: null, why: 'a list' },
  ])('an id in a body: $why', ({ value, id }) => {
    expect(idNumber.safeParse(value).data ?? null).toBe(id);
  });

  test.each([
    { schema: z.object({ email: emailText }), value: {}, field: 'email', why: 'a field' },
    {
      schema: z.object({ dto: jsonPart(z.object({ title: z.string() })) }),
      value: { dto: '{}' },
      field: 'title',
      why: 'the innermost field',
    },
    { schema: z.object({}), value: [], field: undefined, why: 'no field, when the whole value is wrong' },
  ])('the property `field` is $why', ({ schema, value, field }) => {
    expect(refusalOf(schema, value)).toHaveProperty('statusCode', 400);
    expect(Object.entries(refusalOf(schema, value)).find(([key]) => key === 'field')?.[1]).toBe(field);
  });

  test.each([
    { value: null, why: 'null' },
    { value: 'text', why: 'a text' },
    { value: [], why: 'a list' },
  ])('$why instead of an object', ({ value }) => {
    expect(refusalOf(z.object({ email: emailText }), value)).toMatchObject({
      message: 'Nội dung gửi lên không đúng kiểu dữ liệu.',
    });
  });
});

describe('paging', () => {
  test.each([
    { query: {}, expected: {}, why: 'no page: the list is complete' },
    {
      query: { page: '2', size: '100' },
      expected: { page: 2, size: PAGE_SIZE_MAX },
      why: 'the largest page',
    },
  ])('accepted: $why', ({ query, expected }) => {
    expect(refusalOf(pageQuery, query)).toEqual({ accepted: expected });
  });

  test.each([
    { query: { page: '0' }, message: 'Số trang phải lớn hơn 0.', why: 'pages are counted from 1' },
    { query: { page: '-1' }, message: 'Số trang phải lớn hơn 0.', why: 'before the first page' },
    { query: { page: 'hai' }, message: 'Số trang không đúng kiểu dữ liệu.', why: 'a word' },
    { query: { page: '1.5' }, message: 'Số trang không đúng kiểu dữ liệu.', why: 'a fractional page' },
    { query: { size: '101' }, message: 'Số mục mỗi trang lớn nhất là 100.', why: 'a page too large' },
  ])('refused: $why', ({ query, message }) => {
    expect(refusalOf(pageQuery, query)).toMatchObject({ statusCode: 400, message });
  });
});
