const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** Paths that programs ask for; they get JSON where people get a page. */
export const isApiPath = (url: string): boolean => /^\/(api|health)(\/|\?|$)/.test(url);

/** Plain on purpose: it must work when nothing else does, and the page's own style sheet has a name only the build knows. */
export const notFoundPage = (path: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Not found – Hexfront</title>
</head>
<body>
<h1>There is no such page</h1>
<p>Nothing is kept at <code>${escapeHtml(path)}</code>.</p>
<p><a href="/">Go to the front page</a></p>
</body>
</html>
`;
