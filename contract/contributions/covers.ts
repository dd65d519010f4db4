const numbered = (folder: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `/images/${folder}/${at + 1}.svg`);

/** Our own pictures, which contributors may use instead of uploading one. Addresses of files in `public`. */
export const COVERS: readonly string[] = [...numbered('topics', 11), ...numbered('curriculums', 37)];
