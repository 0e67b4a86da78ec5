// House rules: lint rules of our own, enabled in .oxlintrc.json and tested in test/lint.test.ts.
const FORBIDDEN_NAME = /(Manager|Handler|Processor|Utils?|Helpers?)$/;

/** Openings whose noun stands elsewhere, or nowhere. */
const PRONOUN =
  /^(?:who|whose|whom|whoever|whomever|what|whatever|which|whichever|that|those|these|this|it|its|he|his|him|she|they|their|them|so|nobody|somebody|anybody|everybody|none|nothing|something|anything|everything|where|wherever|how|why|whether|and|but|or|nor|of|the same)(?![\w'’-])/i;

const named = (context) => (node) => {
  if (FORBIDDEN_NAME.test(node.id?.name ?? ''))
    context.report({ node, message: 'Name it by the word the rulebook or the trade has for it.' });
};

/** A path that leaves its room is easier to read, and to move, by the room's name. */
const climbing = (context) => (node) => {
  const path = node.source?.value;
  if (typeof path === 'string' && /^(\.\.\/){2,}(?!.*\?)/.test(path))
    context.report({ node, message: 'Import it by a subpath of the package: #core/message.ts.' });
};

export default {
  meta: { name: 'house' },
  rules: {
    'no-enum': {
      create: (context) => ({
        TSEnumDeclaration: (node) =>
          context.report({ node, message: 'A const array and (typeof XS)[number] instead of an enum.' }),
      }),
    },
    subpaths: {
      create: (context) => ({
        ImportDeclaration: climbing(context),
        ImportExpression: climbing(context),
        ExportNamedDeclaration: climbing(context),
        ExportAllDeclaration: climbing(context),
      }),
    },
    names: {
      create: (context) => ({
        ClassDeclaration: named(context),
        FunctionDeclaration: named(context),
        TSInterfaceDeclaration: named(context),
        TSTypeAliasDeclaration: named(context),
      }),
    },
    'one-comment': {
      create: (context) => ({
        Program: () => {
          const { text } = context.sourceCode;
          const comments = context.sourceCode.getAllComments();
          comments.forEach((node, i) => {
            const before = comments[i - 1];
            const both = [before, node].every((one) => one?.type === 'Block' && one.value.startsWith('*'));
            // Comments about the file as a whole stand apart.
            if (both && /^[ \t]*\n[ \t]*$/.test(text.slice(before.range[1], node.range[0])))
              context.report({ node, message: 'One comment per declaration: merge it with the one above.' });
          });
        },
      }),
    },
    comments: {
      create: (context) => ({
        Program: () => {
          const { text } = context.sourceCode;
          const comments = context.sourceCode.getAllComments();
          comments.forEach((node, i) => {
            const before = comments[i - 1];
            // Line comments in a row are one comment.
            const goesOn =
              node.type === 'Line' &&
              before?.type === 'Line' &&
              /^[ \t]*\r?\n[ \t]*$/.test(text.slice(before.range[1], node.range[0]));
            if (!goesOn && PRONOUN.test(node.value.replace(/^[\s*/]+/, '')))
              context.report({ node, message: 'Open the comment with a noun or a verb: name its subject first.' });
          });
        },
      }),
    },
    'no-null': {
      create: (context) => ({
        // Comparing with what JSON or a regular expression hands us is fine; making one is not.
        Literal: (node) => {
          if (node.raw === 'null' && node.parent.type !== 'BinaryExpression')
            context.report({ node, message: 'undefined, not null.' });
        },
        TSNullKeyword: (node) => context.report({ node, message: 'undefined, not null.' }),
      }),
    },
  },
};
