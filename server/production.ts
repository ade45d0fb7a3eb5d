// React and React Router choose their build when they are first imported: this is imported before them.
process.env.NODE_ENV ??= 'production'
