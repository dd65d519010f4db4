import type { Locator, Page } from '@playwright/test';

export const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Từ cần tra' });

/** The search results, best first. */
export const results = (page: Page): Locator =>
  page.getByRole('region', { name: 'Kết quả' }).getByRole('article');
