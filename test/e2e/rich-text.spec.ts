import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { signedInApi } from './api.ts'
import { holdBack, hydrate, picture, saves, signIn } from './journeys.ts'
import { expect, test } from './product.ts'

test.describe.configure({ mode: 'serial' })

const settings = '/admin/settings?tab=website'
const about = (page: Page) => page.getByRole('textbox', { name: 'About Us' })
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' }).first()
const save = (page: Page) => saves(page, () => page.getByRole('button', { name: 'Save Settings' }).click())

test('a text is written with headings, lists, bold words, a link and a picture, by keyboard alone', async ({
  page,
}) => {
  await signIn(page, settings)
  await page.getByLabel('Contact Email').fill('studio@example.com')
  await page.getByLabel('Contact Phone').fill('+91 484 123 4567')
  const { keyboard } = page
  // What comes before the editor is written as HTML.
  await expect(tools(page)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Tools', description: 'Privacy Policy' })).toBeVisible()
  await about(page).focus()
  await keyboard.type('## Our studio')
  await keyboard.press('Enter')
  await keyboard.type('Houses for ')
  await keyboard.press('Control+b')
  await keyboard.type('warm places')
  await keyboard.press('Control+b')
  await keyboard.type('. ')
  await page.getByLabel('Kind of paragraph').first().focus()
  await keyboard.press('Tab')
  for (const name of ['Bold', 'Italic', 'Bulleted list', 'Numbered list', 'Quotation', 'Link']) {
    await expect(tools(page).getByRole('button', { name })).toBeFocused()
    await keyboard.press(name === 'Link' ? 'Enter' : 'ArrowRight')
  }
  await expect(page.getByLabel('Address', { exact: true }).last()).toBeFocused()
  await keyboard.type('javascript:alert(1)')
  await keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid link')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Address').fill('example.com')
  await keyboard.press('Enter')
  await expect(about(page)).toBeFocused()
  await keyboard.press('End')
  await keyboard.press('Enter')
  await keyboard.type('- first')
  await keyboard.press('Enter')
  await keyboard.type('second')
  await tools(page).getByRole('button', { name: 'Picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  await dialog.locator('input[type=file]').setInputFiles(await picture('desk.jpg', '#864'))
  await dialog.getByLabel('What it shows').fill('A drawing board')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(about(page).getByRole('img', { name: 'A drawing board' })).toBeVisible()
  await expectAccessible(page)
  await save(page)

  await page.goto('/about')
  const text = page.getByRole('main')
  await expect(text.getByRole('heading', { level: 2, name: 'Our studio' })).toBeVisible()
  await expect(text.locator('strong')).toHaveText('warm places')
  await expect(text.getByRole('link', { name: 'https://example.com' })).toHaveAttribute(
    'href',
    'https://example.com',
  )
  await expect(text.getByRole('listitem').filter({ hasText: 'first' })).toBeVisible()
  await expect(text.getByRole('img', { name: 'A drawing board' })).toBeVisible()
})

test('what is being typed as the editor comes goes on in it', async ({ page }) => {
  const letEditorCome = await holdBack(page, '**/assets/editor-*.js')
  await signIn(page, settings)
  await about(page).fill('')
  await page.keyboard.type('#')
  letEditorCome()
  await expect(tools(page)).toBeVisible()
  await page.keyboard.type('# Our studio')
  await expect(about(page).getByRole('heading', { level: 2 })).toHaveText('Our studio')
})

test('plain lines that were typed before the editor came keep their ends and marks', async ({ page }) => {
  const letEditorCome = await holdBack(page, '**/assets/editor-*.js')
  await signIn(page, settings)
  await about(page).fill('Doors <900 mm\nWindows<b\n\nBoth')
  letEditorCome()
  await expect(tools(page)).toBeVisible()
  await page.keyboard.type('!')
  await page.getByRole('button', { name: 'HTML' }).first().click()
  await expect(page.getByLabel('About Us')).toHaveValue('<p>Doors &lt;900 mm<br>Windows&lt;b</p><p>Both!</p>')
})

test('a picture of a text is one of the library', async ({ page }) => {
  await signIn(page, settings)
  await about(page).click()
  await page.keyboard.press('Control+End')
  await tools(page).getByRole('button', { name: 'Picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Picture' })
  await dialog.getByRole('button', { name: 'Choose from the library' }).click()
  const library = page.getByRole('dialog', { name: 'Choose from the library' })
  await library.getByRole('searchbox').fill('desk')
  await page.keyboard.press('Enter')
  await library.getByRole('button', { name: /desk/ }).first().click()
  await expect(library).toHaveCount(0)
  await dialog.getByLabel('What it shows').fill('The desk once more')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await expect(about(page).getByRole('img', { name: 'The desk once more' })).toBeVisible()
})

/** As Word puts it on the clipboard. */
const fromWord = `<html xmlns:o="urn:x"><head><style>p{margin:0}</style></head><body><!--StartFragment-->
<p class=MsoNormal style='color:red'><b style='mso-bidi-font-weight:normal'>Terms</b> of <span style='font-style:italic'>ours</span><o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>  </span></span>one</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>  </span></span>two</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a.<span>  </span></span>of two</p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>b.<span>  </span></span>more</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>  </span></span>three</p>
<br>
<table><tr><td><p class=MsoNormal>Ground floor</p></td><td style='mso-bidi-font-style:italic'>1,200 sq ft</td><td></td></tr></table>
<p><img src="file:///C:/mark.png"><a href="https://example.com" onclick="alert(1)">there</a> or <a href="javascript:alert(1)">nowhere</a></p>
<!--EndFragment--></body></html>`

test('what is pasted from Word comes out clean, and HTML as it was meant', async ({ page }) => {
  await signIn(page, settings)
  const paste = (data: Record<string, string>) =>
    about(page).evaluate((element, types) => {
      const clipboardData = new DataTransfer()
      for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, data)
  const html = async () => {
    await page.getByRole('button', { name: 'HTML' }).first().click()
    const written = await page.getByLabel('About Us').inputValue()
    await page.getByRole('button', { name: 'Back to the editor' }).click()
    return written
  }
  await about(page).click()
  await page.keyboard.press('Control+a')
  await paste({ 'text/html': fromWord })
  expect(await html()).toBe(
    '<p><strong>Terms</strong> of <em>ours</em></p><ul><li>one</li><li>two<ol><li>of two</li><li>more</li></ol></li><li>three</li></ul><p>Ground floor · 1,200 sq ft</p><p><a href="https://example.com">there</a> or nowhere</p>',
  )
  await about(page).click()
  await page.keyboard.press('Control+a')
  await paste({ 'text/plain': '<h2>Ours</h2><p>As it <b>is</b>.</p>' })
  expect(await html()).toBe('<h2>Ours</h2><p>As it <strong>is</strong>.</p>')
  await about(page).click()
  await page.keyboard.press('Control+a')
  await paste({ 'text/plain': '<p>Doors <b and more</p><p>Windows</p>' })
  expect(await html()).toBe('<p>Doors &lt;b and more</p><p>Windows</p>')
  await about(page).click()
  await page.keyboard.press('Control+a')
  await paste({
    'text/html':
      '<meta charset="utf-8"><span style="color: red; white-space: pre-wrap">Ground floor\nFirst <b>floor</b>\n</span><pre>Fees:\nten</pre>',
  })
  expect(await html()).toBe('<p>Ground floor<br>First <strong>floor</strong></p><p>Fees:<br>ten</p>')
  await about(page).click()
  await page.keyboard.press('Control+a')
  await paste({
    'text/html':
      '<div style="white-space: pre-wrap">\n<p>One</p>\n<p style="white-space: normal">two\nthree</p>\n</div>',
  })
  expect(await html()).toBe('<p>One</p><p>two three</p>')
})

test('a text with more than the editor knows stays as it is until somebody says otherwise', async ({
  page,
}) => {
  const table = '<table><tbody><tr><td>One</td></tr></tbody></table>'
  await signIn(page, settings)
  await page.getByRole('button', { name: 'HTML' }).first().click()
  await page.getByLabel('About Us').fill(table)
  await save(page)
  await page.reload()
  await expect(page.getByText('parts that the editor does not know')).toBeVisible()
  await expect(page.getByLabel('About Us')).toHaveValue(table)
  await page.getByRole('button', { name: 'Edit without them' }).click()
  await expect(about(page)).toHaveText('One')
})

test('a detailed description stays plain until it is formatted, and its page shows it either way', async ({
  page,
  product,
}) => {
  const api = await signedInApi(product.url)
  const category = await api.read('/api/categories?slug=architecture')
  const { _id, code } = await api.post('/api/designs', {
    ...{ title: 'Court house', category: category[0]._id, subcategory: 'Villa' },
    detailedDescription: 'Rooms < 3.\n\nA court.',
  })
  await signIn(page, `/admin/designs/${_id}/edit`)
  const detail = page.getByRole('textbox', { name: 'Detailed Description' })
  await expect(detail.locator('p')).toHaveText(['Rooms < 3.', 'A court.'])
  const submit = () =>
    saves(page, () =>
      page
        .getByRole('button', { name: /^(Save|Update)/ })
        .first()
        .click(),
    )
  await detail.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' And a well.')
  await submit()
  expect((await api.read(`/api/designs/${code}`)).detailedDescription).toBe(
    'Rooms < 3.\n\nA court. And a well.',
  )
  await page.goto(`/admin/designs/${_id}/edit`)
  await expect(detail.locator('p')).toHaveText(['Rooms < 3.', 'A court. And a well.'])
  await detail.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  await submit()
  await page.goto(`/designs/${code}`)
  await expect(page.locator('.prose strong')).toHaveText(['Rooms < 3.', 'A court. And a well.'])
})

test('on a phone the line of the caret lies under neither the tools nor the bars at the foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await signIn(page, '/admin/designs/new')
  const text = page.getByRole('textbox', { name: 'Detailed Description' })
  await expect(tools(page)).toBeVisible()
  await text.click()
  const lines = Array.from({ length: 12 }, (_, at) => `Line ${at}`)
  for (const line of lines) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('Last')
  /** What is seen in the middle of the line in which the caret stands. */
  const seen = () =>
    text.evaluate(() => {
      const line = getSelection()?.focusNode?.parentElement?.closest('p')
      const { left, top, bottom } = line?.getBoundingClientRect() ?? new DOMRect()
      return document.elementFromPoint(left + 5, (top + bottom) / 2)?.textContent
    })
  await expect.poll(seen).toBe('Last')
  for (const line of lines.toReversed()) {
    await page.keyboard.press('ArrowUp')
    await expect.poll(seen).toBe(line)
  }
  for (const line of [...lines.slice(1), 'Last']) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(seen).toBe(line)
  }
  // A press on another line leaves the text where it is.
  await page.getByLabel('Title').focus()
  await text.evaluate((element) => element.parentElement?.scrollTo(0, 0))
  await text.getByText('Line 1', { exact: true }).click()
  await expect.poll(seen).toBe('Line 1')
  expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(true)
  expect(await text.evaluate((element) => element.parentElement?.scrollTop)).toBe(0)
  for (const line of [...lines.slice(2), 'Last']) {
    await page.keyboard.press('ArrowDown')
    await expect.poll(seen).toBe(line)
  }
  await page.keyboard.press('Tab')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.keyboard.press('Shift+Tab')
  await expect(text).toBeFocused()
  await expect.poll(seen).toBe('Last')
})

test('the caret comes back to where it was left, though the browser had no time to tell of its moves', async ({
  page,
}) => {
  await signIn(page, '/admin/designs/new')
  const text = page.getByRole('textbox', { name: 'Detailed Description' })
  await expect(tools(page)).toBeVisible()
  await text.click()
  for (const line of ['First', 'Second', 'Third', 'Last']) {
    await page.keyboard.type(line)
    if (line !== 'Last') await page.keyboard.press('Enter')
  }
  await page.evaluate(() => {
    const withhold = (event: Event) => event.isTrusted && event.stopImmediatePropagation()
    window.addEventListener('selectionchange', withhold, true)
  })
  for (const key of ['ArrowUp', 'ArrowUp', 'End', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  const line = () => text.evaluate(() => getSelection()?.focusNode?.parentElement?.closest('p')?.textContent)
  await expect.poll(line).toBe('Second')
  await page.keyboard.type(' of four')
  await expect(text.locator('p')).toHaveText(['First', 'Second of four', 'Third', 'Last'])
})

test('where the code of the editor does not come, the HTML can be written', async ({ page }) => {
  await page.route('**/assets/editor-*.js', (route) => route.abort())
  await signIn(page, settings)
  await page.getByLabel('About Us').fill('<p>Without it.</p>')
  await save(page)
  await page.goto('/about')
  await hydrate(page)
  await expect(page.getByText('Without it.')).toBeVisible()
})
