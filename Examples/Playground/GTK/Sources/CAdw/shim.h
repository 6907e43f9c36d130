#pragma once
// Newer versions deprecate what Debian 12 has no other way for.
#define ADW_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS
#include <adwaita.h>
#include <glib-unix.h>

// A closure that hands a signal's arguments to `marshal`, with `box`, and gives the box back to `release` at its end.
static inline GClosure *playground_closure_new(gpointer box, GClosureMarshal marshal, GClosureNotify release) {
  GClosure *closure = g_closure_new_simple(sizeof(GClosure), box);
  g_closure_set_marshal(closure, marshal);
  g_closure_add_finalize_notifier(closure, box, release);
  return closure;
}

// Sets a property that has no setter of its own.
static inline void playground_set_flag(gpointer object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
}

static inline void playground_set_number(gpointer object, const char *property, int value) {
  g_object_set(object, property, value, NULL);
}

static inline void playground_set_text(gpointer object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

static inline gboolean playground_is_object(gpointer object, const char *type) {
  GType wanted = g_type_from_name(type);
  return wanted != 0 && g_type_is_a(G_OBJECT_TYPE(object), wanted);
}

static inline void playground_emit(gpointer object, const char *signal) { g_signal_emit_by_name(object, signal); }

// The identifier by which tests of the app's navigation find a widget; NULL where it has none.
static inline void playground_set_identifier(gpointer object, const char *identifier) {
  g_object_set_data_full(object, "accessibility-identifier", g_strdup(identifier), identifier ? g_free : NULL);
}

static inline const char *playground_identifier(gpointer object) {
  return g_object_get_data(object, "accessibility-identifier");
}

// Tells an application of each link that it is started with, or that a later start hands over.
typedef struct {
  void (*open)(const char *url, gpointer box);
  gpointer box;
} PlaygroundOpener;

static inline void playground_opened(GApplication *self, GFile **files, int count, const char *hint, gpointer data) {
  PlaygroundOpener *opener = data;
  for (int index = 0; index < count; index++) {
    char *url = g_file_get_uri(files[index]);
    opener->open(url, opener->box);
    g_free(url);
  }
}

static inline void playground_opener_free(gpointer data, GClosure *closure) { g_free(data); }

static inline void playground_on_open(gpointer application, void (*open)(const char *, gpointer), gpointer box) {
  PlaygroundOpener *opener = g_new(PlaygroundOpener, 1);
  opener->open = open;
  opener->box = box;
  g_signal_connect_data(
      application, "open", G_CALLBACK(playground_opened), opener, playground_opener_free, (GConnectFlags)0);
}

static inline gpointer playground_application_new(const char *name) {
  return g_application_new(name, G_APPLICATION_HANDLES_OPEN);
}
