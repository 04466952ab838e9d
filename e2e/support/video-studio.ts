import { expect, type Page } from '@playwright/test'
import type { BuiltServer } from './built-server.ts'
import { newCreator } from './prepared-creator.ts'

export async function enterVideoStudio(page: Page, server: BuiltServer) {
  await newCreator(page, server)
  await page.goto('/ai-tools/video-generator')
  await expect(page.getByRole('heading', { name: 'Video Generator', level: 1 })).toBeVisible()
}

export async function openVideoDialog(page: Page) {
  await page.getByRole('button', { name: /^(Generate Your First Video|New Video)$/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Generate a video' })).toBeVisible()
  return dialog
}
